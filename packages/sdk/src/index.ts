export { defineWidget } from './define-widget.ts'
export { GlobalHeader, MdMap, Ribbon, SideMenu } from './react.ts'
export { widgetTags, type WidgetTag } from './widget-tags.ts'
