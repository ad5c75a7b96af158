import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { feeSentences } from '@/lib/pricing/fees';
import { LegalStatements } from './legal-statements';

const { business, pages } = testContent;
const { law: copy } = pages;

it('shows both statements, and the fees and the highest fees of both states', () => {
  render(<LegalStatements business={business} copy={copy} id="law" heading="The law" />);
  for (const state of ['ID', 'OR'] as const) {
    const law = business.law[state];
    const label = screen.getByText(`${law.name}.`);
    expect(label.parentElement).toHaveTextContent(`${law.name}. ${law.statement}`);
    const fees = `${law.statementSource}. ${feeSentences(business, state, copy)}`;
    expect(screen.getByText(fees)).toBeInTheDocument();
  }
  expect(screen.getByText(new RegExp(copy.travel))).toBeInTheDocument();
});
