import type { Messages } from './ja.ts'

export const messages: Messages = {
  'about.brand':
    'From the plan of a product to its payment, in this order. Each first record moves you on to the next step.',
  'about.supplier':
    'From the first request to the money, in this order. Each first record moves you on to the next step.',
  'about.trade':
    'From the beginning of a trade you stand between to its payment, in this order. Each first record moves you on to the next step.',
  'about.distributor':
    'From showing your cloth to the money, in this order. Each first record moves you on to the next step.',
  'about.admin': 'How companies come to work here.',
  progress: '{count} of {all} done',
  done: 'Done',
  open: 'Open: {noun}',
  'why.partners':
    'Invite the companies you make and trade with. Documents and schedules are shared with those you are linked to, and nobody else.',
  'why.map': 'Lay out the products of the season by month. Every later document begins with what stands here.',
  'why.items': 'Make products into items with quantities by colour and size. The MD map makes them for you.',
  'why.costs': 'Add up cloth, trims and making, with loss, to the cost of one piece.',
  'why.schedules': 'Plan the steps backward from the delivery. The factory works in the same plan.',
  'why.requests': 'Ask for a trade, or answer when you are asked. What is accepted begins a trade.',
  'why.trades': 'Set sale and purchase back to back. Only you see the margin.',
  'why.orders': 'Make the order from the lines of the trade and issue it. No figure is typed twice.',
  'why.ordersIn': 'Check an order, then accept it or ask for a change.',
  'why.work': 'Report today’s steps with one press; where one is late, with how long and why.',
  'why.deliveries': 'Pack by carton and send; count and inspect what arrives.',
  'why.invoices': 'Make the invoice from what was delivered. Tax is worked out by rate.',
  'why.invoicesIn': 'Match them with what was ordered and accepted; dispute only the lines that differ.',
  'why.payments': 'Choose what is due, have it approved, and make the file for the bank.',
  'why.claims': 'Set what will be paid to you beside what has come in.',
  'why.cloths': 'Show your cloth with photographs, composition and prices, and keep stock by dye lot.',
  'why.customers': 'Decide who sees it, and at what price.',
  'why.clothOrders': 'Allocate lots to orders, cut them and send them.',
  'why.organisations': 'Register a company, choose its functions, and invite its first person.',
  'why.notices': 'Write the first notice to everybody.',
  'why.figures': 'See companies, people and trade by month.',
}
