import { defineWidget } from '../define-widget.ts'

defineWidget('tsumugi-production-schedule')
