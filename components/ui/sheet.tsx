import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Overlaps the lower edge. */
  ornament: ReactNode;
  note?: string;
}

/** Short facts within a double rule, like a certificate. */
export function Sheet({ children, ornament, note }: Props) {
  return (
    <div className="not-alone relative mb-4 sm:mb-18 lg:mb-24 print:mb-0">
      <div className="border-4 border-gold-400 border-double bg-cream-50 px-4 pt-1 pb-2 sm:px-6 sm:pt-2 sm:pb-3 print:py-1">
        <dl className="text-sm/snug sm:text-base/snug">{children}</dl>
        <div className="flex flex-wrap">
          <p className="max-w-48 flex-1 basis-24 pt-1 text-gold-700 text-xs/snug">{note}</p>
          {/* The space of the ornament, below the note where enlarged text needs the whole line. */}
          <span className="h-14 w-22 lg:h-22 lg:w-44 print:hidden" />
        </div>
      </div>
      <div className="absolute right-2 -bottom-6 size-24 rounded-full bg-cream-100 text-gold-700 sm:right-6 sm:-bottom-18 sm:size-36 lg:-bottom-24 lg:size-48 print:hidden">
        {ornament}
      </div>
    </div>
  );
}

interface RowProps {
  name: string;
  /** All labels of a sheet have one width. */
  label?: keyof typeof widths;
  children: ReactNode;
}

const widths = { short: 'w-16 sm:w-18', long: 'w-28 sm:w-36' };

export function SheetRow({ name, label = 'short', children }: RowProps) {
  return (
    <div className="flex flex-wrap gap-x-3 border-cream-200 not-last:border-b py-1 sm:py-2">
      <dt className={`shrink-0 font-semibold text-gold-700 ${widths[label]}`}>{name}</dt>
      <dd className="figures min-w-0 flex-1 basis-40">{children}</dd>
    </div>
  );
}
