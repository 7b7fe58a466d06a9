import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../run-program.mjs'
import { isName, scaffold, templateNames, type TemplateName } from '../scaffold/scaffold.ts'

/** What is left to do by hand: a table row says a thing exists, and a person decides where. */
const nextSteps: Record<TemplateName, (name: string, feature: string) => string[]> = {
  feature: (name) => [
    'npm install',
    `name its screens in host/src/screens.ts and add @tsumugi/${name} to host/package.json`,
  ],
  screen: (_, feature) => [
    `export it, lazily, from packages/features/${feature}/src/index.ts`,
    'point a route to it in host/src/screens.ts',
  ],
  endpoint: () => [
    'name it in packages/contract/src/contract.ts',
    'name its routes among the modules in packages/server/src/app.ts',
    'complete the migration, then npm run generate',
  ],
  document: (name) => [
    'npm install && npm run generate',
    'npx tsx packages/server/src/database/write-tables.ts, with the fields of its row in the migration',
    `give its list and its page a route each, and point to the two screens in host/src/screens.ts (${name})`,
    'see packages/tooling/guides/add-a-document.md for approval, what follows it, and what a side writes later',
  ],
  widget: (_, feature) => [
    `export it, lazily, from packages/features/${feature}/src/index.ts`,
    'give it a row in packages/sdk/src/widgets.ts',
    'npm run generate',
  ],
}

const [kind = '', name = '', feature = '', ja = '', zh = ''] = process.argv.slice(2)
const template = templateNames.find((one) => one === kind)
const needsFeature = template === 'screen' || template === 'widget' || template === 'document'
const lacksWords = template === 'document' && (ja === '' || zh === '')
if (!template || !isName(name) || (needsFeature && !isName(feature)) || lacksWords) {
  console.error(`Say what to make and its name in kebab-case:
  npm run new -- feature <name>
  npm run new -- screen <name> <feature>
  npm run new -- widget <name> <feature>
  npm run new -- endpoint <name>
  npm run new -- document <name> <feature> <in Japanese> <in Chinese>`)
  process.exit(1)
}
if (needsFeature && !existsSync(join(top, 'packages/features', feature))) {
  console.error(`There is no feature "${feature}". Make it first: npm run new -- feature ${feature}`)
  process.exit(1)
}
try {
  const words = template === 'document' ? { ja, zh } : undefined
  const written = await scaffold(template, { name, feature, words })
  for (const path of written.new) console.log(`wrote ${path}`)
  for (const path of written.changed) console.log(`added to ${path}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
for (const step of nextSteps[template](name, feature)) console.log(`next: ${step}`)
