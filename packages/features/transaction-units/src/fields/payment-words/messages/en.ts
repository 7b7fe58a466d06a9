import type { Messages } from './ja.ts'

export const messages: Messages = {
  method: 'Payment method',
  'method.bank': 'Bank transfer',
  'method.cash': 'Cash',
  'method.densai': 'Recorded claim',
  'method.factoring': 'Factoring',
  'method.card': 'Card',
  'method.other': 'Other',
  means: 'Means other than cash',
  'means.none': 'None (transfer, cash, card)',
  institution: 'Financial institution',
  amountOrShare: 'Amount or share from the institution',
  cashOn: 'Money available from',
  settledOn: 'Paid to the institution on',
  claimAmount: 'Amount of the claim',
  claimMaturity: 'Maturity',
  other: 'Kind, value and conditions',
  costs: 'The supplier bears the cost of having the cash by then',
  figure: 'Enter a figure, such as 417600.',
}
