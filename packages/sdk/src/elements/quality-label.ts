import { defineWidget } from '../define-widget.ts'

defineWidget('tsumugi-quality-label')
