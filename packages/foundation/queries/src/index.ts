export { queryKey, topicOf } from './query-key.ts'
export { staying, useQuery, type Query, type QueryOptions } from './use-query.ts'
export { useData, type Data, type DataOf } from './use-data.ts'
export { useChange, useRefresh } from './use-change.ts'
