/**
 * A loader for files without components: pages reload after their change. What they define once, such as endpoints and slices, is not
 * defined again by what imports them.
 * @param {string} code
 */
export default (code) => `${code}\nimport.meta.webpackHot?.decline();\n`;
