export * from './people/user.ts'
export * from './people/guard.ts'
export * from './people/organisation.ts'
export * from './people/permissions.ts'
export {
  parseQuery,
  stringifyQuery,
  type QueryInput,
  type QueryRecord,
  type QueryValue,
} from './address/bracket-query.ts'
