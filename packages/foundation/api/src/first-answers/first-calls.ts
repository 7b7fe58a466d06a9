import { contract } from '@tsumugi/contract'
import { addressOf } from '../requests/request.ts'

/**
 * What every page that loads a session asks first, while its code still loads. Data of the screen is asked for once the page knows
 * who is there and whether they may enter: asked before, it would be refused to everybody else.
 */
export const sessionCall = addressOf(contract.sessions.show, {})
