/** For prerendered forms. Before hydration, `dialog` sends nothing; GET would put the password into the address. */
export const handledForm = { noValidate: true, method: 'dialog' } as const
