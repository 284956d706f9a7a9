/** Stands in for pictures and plain style sheets in tests. */
module.exports = 'file';
