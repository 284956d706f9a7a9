/** Replaces images and plain style sheets in tests. */
module.exports = 'file';
