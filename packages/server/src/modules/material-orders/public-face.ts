export { materialOrderRules } from './rules.ts'
