export {
  type ExtensionFieldType,
  extensionFieldTypes,
  type ExtensionTarget,
  extensionTargets,
  masterKinds,
  type ExtensionValue,
  type ValueFault,
  type ValueRule,
} from './field-types.ts'
export { type FormulaFacts, formulaKeys, formulaValue, readFormula } from './formula.ts'
export { convertExtensionValue, readExtensionValue } from './read-value.ts'
