import type { Check } from '../repository.ts'
import { checkContract } from './contract.ts'
import { checkDoors } from './doors.ts'
import { checkLayers } from './layers.ts'
import { checkLockFile } from './lock-file.ts'
import { checkMentions } from './mentions.ts'
import { checkMessages } from './messages.ts'
import { checkNames } from './names.ts'
import { checkNouns } from './nouns.ts'
import { checkQueries } from './queries.ts'
import { checkRoutes } from './routes.ts'
import { checkSizes } from './sizes.ts'
import { checkStyles } from './styles.ts'
import { checkWording } from './wording.ts'

/** Every check of our own, by the name one types after `npm run check --`. */
export const checks = {
  layers: checkLayers,
  names: checkNames,
  sizes: checkSizes,
  doors: checkDoors,
  styles: checkStyles,
  contract: (repository) => checkContract(repository),
  queries: checkQueries,
  routes: (repository) => checkRoutes(repository),
  messages: checkMessages,
  nouns: checkNouns,
  wording: checkWording,
  'lock-file': checkLockFile,
  mentions: checkMentions,
} satisfies Record<string, Check>
