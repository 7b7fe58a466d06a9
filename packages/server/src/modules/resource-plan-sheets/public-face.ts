// What other modules use of cost sheets: the lines that suppliers were asked about, and those that cloth is bought for.
export { keepPurpose } from './queries/price-source-queries.ts'
export { answerRequest, groupNames, pageOfRequests, requestTo, type RequestRow } from './queries/request-queries.ts'
