/** Enter sends the form although its button stands in the dialog's footer: browsers look for one that submits. */
export const EnterSends = () => <button type="submit" hidden tabIndex={-1} />
