export { groupNames, listingsById } from './queries.ts'
export { photoOf, repliesOf as listingReplies } from './replies.ts'
