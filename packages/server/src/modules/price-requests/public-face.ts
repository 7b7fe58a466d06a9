// What other modules use of requests for a price.
export { lastPrices, priceRequestsBetween } from './queries.ts'
