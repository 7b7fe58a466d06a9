/** What is asked for again once a line has moved: lines, orders and lots. */
export const detailTopics = ['material_order_detail', 'material_order', 'distributor_lot']
