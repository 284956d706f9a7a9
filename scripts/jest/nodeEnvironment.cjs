const { TestEnvironment } = require('jest-environment-node');
const { shared } = require('./sharedEnvironment.cjs');

/** Node, one environment per worker. */
module.exports = shared(TestEnvironment);
