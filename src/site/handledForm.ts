/**
 * For a prerendered form that our code submits. Before hydration, the method `dialog` makes the browser send nothing; GET
 * would put the password into the address.
 */
export const handledForm = { noValidate: true, method: 'dialog' } as const
