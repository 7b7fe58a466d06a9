export { orderFileNoun } from './order-file-noun.ts'
