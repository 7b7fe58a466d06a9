// What other modules use of written orders.
export { orderFacts, protectionFor, type OrderFacts } from './order-facts.ts'
export { keepProtection } from './order-queries.ts'
export { frozenTerms } from './order-source.ts'
export { printedOrder, printedOrderOf, type PrintedOrder } from './printed-order.ts'
