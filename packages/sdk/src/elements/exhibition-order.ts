import { defineWidget } from '../define-widget.ts'

void defineWidget('tsumugi-exhibition-order')
