// What other modules use of cost sheets: the lines that suppliers were asked about.
export { answerRequest, groupNames, pageOfRequests, requestTo, type RequestRow } from './queries/request-queries.ts'
