import { defineWidget } from '../define-widget.ts'

defineWidget('tsumugi-invoice-match')
