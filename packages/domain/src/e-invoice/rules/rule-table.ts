import type { Rule } from './rule.ts'
import { schemaRules } from './schema-rules.ts'
import { codeRules } from './standard/code-rules.ts'
import { currencyRules } from './standard/currency-rules.ts'
import { formRules } from './standard/form-rules.ts'
import { identifierRules } from './standard/identifier-rules.ts'
import { onceRules } from './standard/once-rules.ts'
import { periodRules } from './standard/period-rules.ts'
import { referenceRules } from './standard/reference-rules.ts'
import { requiredRules } from './standard/required-rules.ts'
import { taxRules } from './standard/tax-rules.ts'
import { totalRules } from './standard/total-rules.ts'
import { stricterRules } from './stricter/stricter-rules.ts'

/** Every rule, in the order in which findings are told: what must be there first, what only we ask for last. */
export const eInvoiceRules: readonly Rule[] = [
  ...requiredRules,
  ...onceRules,
  ...identifierRules,
  ...codeRules,
  ...formRules,
  ...periodRules,
  ...referenceRules,
  ...currencyRules,
  ...taxRules,
  ...totalRules,
  ...stricterRules,
  ...schemaRules,
]
