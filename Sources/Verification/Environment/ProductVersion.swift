/// The product's version.
public let springformVersion = "0.1.0"
