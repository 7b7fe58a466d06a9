import { cloakCss } from './cloak.ts'
import { customElementsManifest, htmlData } from './manifest.ts'
import { jsxTypes, reactTypes } from './type-texts.ts'
import { widgets } from './widgets.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Path in the repository -> text of every file that follows from the table of widgets; committed, and kept true. */
export function generatedFiles(): Record<string, string> {
  return {
    'packages/sdk/generated/custom-elements.json': json(customElementsManifest(widgets)),
    'packages/sdk/generated/html-data.json': json(htmlData(widgets)),
    'packages/sdk/generated/index.d.ts': reactTypes(widgets),
    'packages/sdk/generated/jsx.d.ts': jsxTypes(widgets),
    'packages/sdk/generated/cloak.css': cloakCss(widgets),
  }
}
