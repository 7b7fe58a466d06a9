import { version } from '../../package.json'
import { cloakCss } from './cloak.ts'
import { customElementsManifest, htmlData, webTypes, type Tokens } from './manifest.ts'
import { defineTypes, elementTypes, jsxTypes, reactTypes } from './type-texts.ts'
import { widgets } from '../widgets.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Path in the repository -> text of every file that follows from the table of widgets; committed, and kept true.
 * @param tokenSheet our style sheet of tokens
 */
export function generatedFiles(tokenSheet: string): Record<string, string> {
  const tokens = tokensIn(tokenSheet)
  return {
    'packages/sdk/generated/custom-elements.json': json(customElementsManifest(widgets, tokens)),
    'packages/sdk/generated/html-data.json': json(htmlData(widgets)),
    'packages/sdk/generated/web-types.json': json(webTypes(widgets, tokens, version)),
    'packages/sdk/generated/define.d.ts': defineTypes(widgets),
    'packages/sdk/generated/elements.d.ts': elementTypes(widgets),
    'packages/sdk/generated/index.d.ts': reactTypes(widgets),
    'packages/sdk/generated/jsx.d.ts': jsxTypes(widgets),
    'packages/sdk/generated/cloak.css': cloakCss(widgets),
  }
}

/** What a page may set, with what it is by itself: the tokens of our own sheet. */
function tokensIn(css: string): Tokens {
  const found = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/^\s*(--tsumugi-[\w-]+):\s*([^;]+);/gm)
  return [
    ...new Map([...found].map(([, name = '', initial = '']) => [name, initial.replaceAll(/\s+/g, ' ')])).entries(),
  ]
}
