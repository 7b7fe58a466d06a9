export { groupNames, listingsById } from './queries.ts'
export { repliesOf as listingReplies } from './replies.ts'
