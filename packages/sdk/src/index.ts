export { defineWidget } from './define-widget.ts'
export { ExhibitionOrder, GlobalHeader, MdMap, QualityLabel, Ribbon, SideMenu } from './react.ts'
export { widgetTags, type WidgetTag } from './widget-tags.ts'
