/**
 * The day that the build counts as today, such as 2026-11-20, where the business is: commissions
 * expire and closures pass by it. SOURCE_DATE_EPOCH, in seconds, sets another
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildDay(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // The locale writes a date as 2026-11-20.
  return now.toLocaleDateString('en-CA', { timeZone: 'America/Boise' });
}
