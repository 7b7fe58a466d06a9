export * from './people/user.ts'
export * from './people/guard.ts'
