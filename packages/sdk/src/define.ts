export { defineWidget } from './define-widget.ts'
export { widgetTags, type WidgetTag } from './widget-tags.ts'
