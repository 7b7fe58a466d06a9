import { $locale } from '@tsumugi/i18n'
import { formTexts as keptFormTexts } from '@tsumugi/records'
import { controlTexts } from '../../../../foundation/ui/src/messages/catalogue.ts'
import { conflictTexts } from '../product-conflict/conflict-texts.ts'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { formTexts } from '../product-form/form-texts.ts'
import { drawerTexts } from './drawer-texts.ts'

/** For tests: what the drawer and its dialogs say is there before the first render. */
export async function loadTexts(): Promise<void> {
  const all = [controlTexts, drawerTexts, fieldTexts, formTexts, keptFormTexts, conflictTexts]
  await Promise.all(all.map((texts) => texts.load($locale.get())))
}
