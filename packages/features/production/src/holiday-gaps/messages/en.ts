import type { Messages } from './ja.ts'

export const messages: Messages = {
  missing: '{year} holidays of {country} are not loaded: planned on weekends only.',
  statutory: '{year} in {country} is planned on statutory holidays only: its official dates are not loaded.',
}
