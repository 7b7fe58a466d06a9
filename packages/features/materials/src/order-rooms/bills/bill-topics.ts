/** What is asked for again once an order of cloth was billed. */
export const billTopics = ['material_order', 'material_order_detail', 'invoice', 'credit_note']
