import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { feeSentence } from '@/lib/pricing/fees';
import { LegalStatements } from './legal-statements';

const { business, pages } = testContent;
const { law: copy } = pages;

it('shows both statements and the highest fees of both states', () => {
  render(<LegalStatements business={business} copy={copy} id="law" heading="The law" />);
  for (const law of Object.values(business.law)) {
    const label = screen.getByText(`${law.name}.`);
    expect(label.parentElement).toHaveTextContent(`${law.name}. ${law.statement}`);
    const fees = `${law.statementSource}. ${feeSentence(law, copy)}`;
    expect(screen.getByText(fees)).toBeInTheDocument();
  }
  expect(screen.getByText(new RegExp(copy.travel))).toBeInTheDocument();
});
