import { render, screen } from '@testing-library/react';
import { readContent } from '@/lib/content/read-content';
import { PreviewNotice } from './preview-notice';

const { business } = readContent(process.cwd());

it('warns while anything is a placeholder', () => {
  render(<PreviewNotice business={{ ...business, standIns: ['phone'] }} />);
  expect(screen.getByText(/are samples/)).toBeInTheDocument();
});

it('is gone when nothing is', () => {
  const { container } = render(<PreviewNotice business={{ ...business, standIns: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
