import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openEngine } from './engine.ts'
import { generateTables } from './generate-tables.ts'
import { migrate } from './migrate.ts'

// Rewrites tables.ts from the migrations: run it after a change to one of them.
const engine = await openEngine({ dataDirectory: 'memory' })
await migrate(engine.database)
writeFileSync(fileURLToPath(new URL('tables.ts', import.meta.url)), await generateTables(engine))
await engine.close()
