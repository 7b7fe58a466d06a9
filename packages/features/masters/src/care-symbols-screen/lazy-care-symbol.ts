import { drawings } from '@tsumugi/quality-labelling'
import { lazy } from 'react'

/** The drawing of quality labels, fetched when it is first shown. */
export const CareSymbol = lazy(drawings.careSymbol)
