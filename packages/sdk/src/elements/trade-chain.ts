import { defineWidget } from '../define-widget.ts'

defineWidget('tsumugi-trade-chain')
