import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { LegalStatements } from './legal-statements';

const { business } = testContent;

it('shows both statements and the highest fees of both states', () => {
  render(<LegalStatements business={business} id="law" heading="The law" />);
  for (const law of Object.values(business.law)) {
    expect(screen.getByText(law.name)).toBeInTheDocument();
    expect(screen.getByText(law.statement)).toBeInTheDocument();
  }
  expect(screen.getByText(/Highest fee: \$5 for each notarial act \(/)).toBeInTheDocument();
  expect(
    screen.getByText(
      /Highest fee: \$10 for each notarial act, \$25 when an Oregon notary does it remotely/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/agreed with you before the trip/)).toBeInTheDocument();
});
