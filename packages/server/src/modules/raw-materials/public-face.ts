export { rawMaterialRules } from './rules.ts'
