import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Every form of the product is a `Form` over `useForm` with the controls of the ui. Those keep what they call wrong, lead
 * to it and send nothing meanwhile, and call a refused field by its label: `every-field` and `form` in the ui hold each
 * of them to it. What stands outside of that is listed here, with what holds it to the same.
 */
const outside: Readonly<Record<string, string>> = {
  'features/administration/src/account-screen/password-block.tsx input':
    'hidden; names the account to a password store',
  'foundation/records/src/identity/confirm-identity-dialog.tsx input': 'hidden; names the account to a password store',
  'features/data-converters/src/check/grid-cell.tsx input':
    'a faulty cell of a run, kept as typed until the server takes it',
  'features/exhibitions/src/login-screen/login-page.tsx form': 'one password, which is any text',
  'features/exhibitions/src/order-matrix/order-matrix.tsx input': 'a reader of its own; order-matrix.browser.test',
  'features/exhibitions/src/order-matrix/ratio-fill.tsx form':
    'sends nothing; what it cannot read stays with its error',
  'features/exhibitions/src/order-screen/order-form.tsx form': 'asks readTyped; the journey of exhibitions',
  'features/extension-fields/src/fields-panel/fields-panel.tsx form': 'asks readTyped',
  'features/gantt/src/colors/color-dialog.tsx input': 'picks a colour',
  'features/matching/src/supplier/home-screen.tsx form': 'words to find, which are any text',
  'features/materials/src/cost-sheets/figures/what-if-panel.tsx input': 'tries a figure and saves nothing',
  'features/materials/src/market-screen/market-facets.tsx input': 'picks a colour',
  'features/materials/src/raw-materials/colors-field.tsx input': 'picks a colour',
  'features/merchandising/src/brand-images-screen/brand-images-screen.tsx input': 'picks files',
  'features/merchandising/src/brand-images-screen/thing-dialog.tsx input':
    'a colour, kept as text and refused by its field',
  'features/merchandising/src/budget-screen/budget-grid.tsx input': 'faulty cells stay in the draft and block saving',
  'features/merchandising/src/product-files/product-files.tsx input': 'picks files',
  'features/merchandising/src/product-files/video-link-field.tsx form': 'one link, which is any text',
  'features/merchandising/src/product-links/result-grid.tsx input': 'faulty cells stay in the draft and block saving',
  'features/messaging/src/messages-screen/composer.tsx form': 'one message, which is any text',
  'features/messaging/src/messages-screen/composer.tsx input': 'picks files',
  'features/shell/src/palette/palette.tsx input': 'words to find, which are any text',
  'features/transaction-units/src/deliveries-room/carton-finder.tsx form':
    'a code to find; what is none is said below it',
  'features/transaction-units/src/fields/rows-field.tsx input':
    'a cell that cannot be read stays as typed, and its field is refused',
  'features/transaction-units/src/fields/rows-field.tsx select': 'one of a list',
  'features/transaction-units/src/scanning/scan-form.tsx form': 'a code, which is any text and is answered at once',
  'foundation/documents/src/lines/line-cell.tsx input': 'faulty cells stay in the draft and block saving',
  'foundation/documents/src/lines/line-cell.tsx select': 'one of a list, kept in the draft as the cells are',
  'foundation/records/src/form/conflict-sides.tsx input': 'picks a side',
  'foundation/records/src/colour/colour-control.tsx input': 'picks a colour',
}

const packages = join(import.meta.dirname, '../../../packages')
const sources = ['features', 'foundation'].flatMap((layer) =>
  readdirSync(join(packages, layer), { recursive: true, encoding: 'utf8' })
    .map((path) => `${layer}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /^[^/]+\/[^/]+\/src\/.*\.tsx$/.test(path) && !/\.(test|story|fixture)\.tsx$/.test(path)),
)
const textOf = (path: string) => readFileSync(join(packages, path), 'utf8')

it('no form and no control stands outside of the mechanism that keeps what it calls wrong, unless it is listed', () => {
  const found = sources
    .filter((path) => !path.startsWith('foundation/ui/'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/<(form|input|textarea|select)(?=[\s>])/g)].map(([, element]) => `${path} ${element}`),
    )
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(outside).toSorted())
})

it('every form is drawn by the one that its values and its sending come from', () => {
  const forms = sources.filter((path) => /<Form\s/.test(textOf(path)))
  expect(forms.length).toBeGreaterThan(38)
  for (const path of forms) expect(textOf(path), path).toMatch(/<Form form=\{[\w.]+\}/)
  // What calls its own sending beside the form would pass by what a field calls wrong.
  for (const path of sources) {
    if (/use(Kept)?Form[<(]/.test(textOf(path)) && !path.startsWith('foundation/')) {
      expect(textOf(path), path).not.toMatch(/options\.submit\(|submit\(form\.values\)/)
    }
  }
})
