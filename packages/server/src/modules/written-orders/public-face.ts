// What other modules use of written orders.
export { orderFacts, protectionFor, type OrderFacts } from './order-facts.ts'
export { keepProtection } from './order-queries.ts'
