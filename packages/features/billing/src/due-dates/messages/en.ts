import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Try a due date',
  'from.receipt': 'Goods received on',
  'from.inspection': 'Inspected on',
  'from.issue': 'Invoiced on',
  amount: 'Amount (¥)',
  protected: 'A supplier protected by the Toritekihō',
  incomplete: 'Fill in closing day, month and day to pay, or a number of days, to see the due date here.',
  due: 'Due',
  moved: 'Before bank days',
  part: 'Amount',
  'method.bank': 'transfer',
  'method.cash': 'cash',
  'method.densai': 'electronic claim',
  'method.card': 'card',
  'fine.sixtyDays': 'Paid on day {day} from receipt: within sixty days, in order.',
  'fine.twoMonths': 'Paid on day {day} from receipt: within two months of a monthly closing (until {limit}), in order.',
  'late.error':
    'Due on {due}, day {day} from receipt, after the limit of {limit}. Protected suppliers cannot be paid so: close or pay earlier.',
  'late.warning':
    'Due on {due}, day {day} from receipt; for protected suppliers the limit is {limit}. Do not use this term for them.',
  'finding.feeDeducted':
    'Deducting the transfer fee from the price is not allowed towards protected suppliers. Let the payer bear it.',
  'finding.clockStartsAtReceipt':
    'The legal limit counts from receipt, not from inspection or invoice. Add the days until then.',
  'finding.notCash':
    'Electronic claims are allowed only if they can be turned into their full sum by the due date. Promissory notes are not allowed.',
  'worst.fine':
    'Whatever the day of receipt in this year, the limit is kept (the longest: received {receipt}, day {day}).',
  'worst.over':
    'The longest wait of this year: received {receipt}, paid {due}, on day {day}, {beyond} days after the limit.',
  'mark.receipt': 'Received',
  'mark.closing': 'Closing',
  'mark.limit': 'Limit',
  'mark.due': 'Due',
  'mark.bank': 'Banks closed',
  'closure.weekend': 'weekend',
  'closure.holiday': 'public holiday',
  'closure.yearEnd': 'turn of the year',
  'closure.closed': 'own closed day',
}
