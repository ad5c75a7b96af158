/** The stamps of public/engravings/stamps.svg, by the id of their view, as the form names them. */
export const stamps = {
  document: 'A document with a seal',
  house: 'A house and its key',
  family: 'A family under a tree',
  shop: 'A shop',
  globe: 'The globe and a letter',
  car: 'A car on its way',
  screen: 'A computer',
  passport: 'A passport',
  pen: 'A pen, for any service',
};
