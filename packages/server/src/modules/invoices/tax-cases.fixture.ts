/** Golden cases of tax (domain §5): lines as quantity, price and rate, what the head says, and what it comes to. */
export const taxCases = [
  {
    name: '§5 case 1: 8 % and 10 % lines, never by line',
    lines: [
      ['83', '167', 'reduced'],
      ['67', '197', 'reduced'],
      ['77', '57', 'standard'],
      ['57', '417', 'standard'],
    ],
    head: {},
    totals: { amount: '55218', tax: '4979', total: '60197' },
  },
  {
    name: '§5 case 2: 3 × 105 at 10 %',
    lines: [['3', '105', 'standard']],
    head: {},
    totals: { amount: '315', tax: '31', total: '346' },
  },
  {
    name: '§5 case 2: half up',
    lines: [['3', '105', 'standard']],
    head: {},
    rounding: 'half_up',
    totals: { amount: '315', tax: '32', total: '347' },
  },
  {
    name: '§5 case 4: with the tax in it',
    lines: [['1', '10000', 'standard']],
    head: { tax_mode: 'inc_tax' },
    totals: { amount: '9091', tax: '909', total: '10000' },
  },
  {
    name: '§5 case 5: a discount spreads over the rates',
    lines: [
      ['1', '8000', 'standard'],
      ['1', '2000', 'reduced'],
    ],
    head: { discount: '1000' },
    totals: { amount: '9000', tax: '864', total: '9864' },
  },
]
