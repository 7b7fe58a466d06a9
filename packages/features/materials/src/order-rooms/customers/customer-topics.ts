/** What is asked for again once a customer has been answered. */
export const customerTopics = ['distributor_customer']
