import type { Check } from '../repository.ts'
import { checkContract } from './calls/contract.ts'
import { checkDoors } from './imports/doors.ts'
import { checkLayers } from './imports/layers.ts'
import { checkServerLayers } from './imports/server-layers.ts'
import { checkFolders, checkFunctions } from './sizes/lengths.ts'
import { checkLockFile } from './lock-file.ts'
import { checkMentions } from './words/mentions.ts'
import { checkMessages } from './words/messages.ts'
import { checkNames } from './names.ts'
import { checkNouns } from './words/nouns.ts'
import { checkQueries } from './calls/queries.ts'
import { checkRepeats } from './sizes/repeats.ts'
import { checkRoutes } from './calls/routes.ts'
import { checkSizes } from './sizes/sizes.ts'
import { checkStyles } from './styles.ts'
import { checkVersions } from './calls/versions.ts'
import { checkWording } from './words/wording.ts'

/** Every check of our own, by the name one types after `npm run check --`. */
export const checks = {
  layers: checkLayers,
  'server-layers': (repository) => checkServerLayers(repository),
  names: checkNames,
  sizes: checkSizes,
  functions: (repository) => checkFunctions(repository),
  folders: (repository) => checkFolders(repository),
  repeats: (repository) => checkRepeats(repository),
  doors: checkDoors,
  styles: checkStyles,
  contract: (repository) => checkContract(repository),
  queries: checkQueries,
  versions: checkVersions,
  routes: (repository) => checkRoutes(repository),
  messages: checkMessages,
  nouns: checkNouns,
  wording: checkWording,
  'lock-file': checkLockFile,
  mentions: checkMentions,
} satisfies Record<string, Check>
